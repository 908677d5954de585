// Fields of a form: what is changed in one of them changes something, and the page is drawn anew.

export const changing = (draw) => (change) => (event) => {
  change(event.target);
  draw();
};
