// Imported first by the commands that run on a fresh clone: an older Node would fail with something nobody understands.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Palaver needs Node 20.19 or newer, and this is ${process.versions.node}: install a newer one from nodejs.org.`,
  );
  process.exit(1);
}
