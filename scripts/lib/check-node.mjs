// Imported first, so that an old Node says this and not a stack trace.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(`Node 20.11 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
