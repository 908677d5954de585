// A small click, and a chime when it is one's turn, if one likes sound.
import { sound } from "../app/store.js";

/** @type {AudioContext | null} */
let audio = null;

/** @param {number} pitch */
function tone(pitch, after = 0, length = 0.12) {
  if (sound.value !== "on") return;
  audio ??= new AudioContext();
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.06, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.01);
}

export const click = () => tone(440);
export function chime() {
  tone(523, 0, 0.2);
  tone(784, 0.12, 0.3);
}
