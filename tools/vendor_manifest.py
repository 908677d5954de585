"""Write or check src/greathall/web/vendor/MANIFEST.json: name, version, licence and SHA-256 of every vendored file."""

import json
import sys
from hashlib import sha256
from pathlib import Path

VENDOR = Path(__file__).parent.parent / "src" / "greathall" / "web" / "vendor"
PACKAGES = {
    "lit-html": ("lit-html", "3.3.3", "BSD-3-Clause"),
    "signals-core": ("@preact/signals-core", "1.14.5", "MIT"),
    "fluent-bundle": ("@fluent/bundle", "0.19.1", "Apache-2.0"),
    "qrcode": ("qrcode-generator", "2.0.4", "MIT"),
    "fonts": ("@fontsource/alegreya and @fontsource/alegreya-sans", "5.3.0", "OFL-1.1"),
}


def manifest() -> list[dict[str, str]]:
    """One row for each vendored file."""
    rows = []
    for path in sorted(VENDOR.rglob("*")):
        if path.is_file() and path.name != "MANIFEST.json" and not path.name.endswith(".d.ts"):  # declarations are ours
            name, version, licence = PACKAGES[path.relative_to(VENDOR).parts[0]]
            digest = sha256(path.read_bytes()).hexdigest()
            file = path.relative_to(VENDOR).as_posix()
            rows.append({"file": file, "name": name, "version": version, "licence": licence, "sha256": digest})
    return rows


def main() -> int:
    """Write the manifest, or with --check compare it with the files."""
    path = VENDOR / "MANIFEST.json"
    text = json.dumps(manifest(), indent=1) + "\n"
    if "--check" in sys.argv:
        same = path.read_text(encoding="utf-8") == text
        print("the manifest is true" if same else "the manifest does not fit the vendored files")
        return 0 if same else 1
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
