/** The parts of a benchmark that the command line names, in their own order; all of them where it names none. */
export function askedParts<Part>(parts: Readonly<Record<string, Part>>): Part[] {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`there is ${Object.keys(parts).join(', ')}, no ${unknown.join(', ')}`);
  return Object.entries(parts).flatMap(([name, part]) => (asked.length === 0 || asked.includes(name) ? [part] : []));
}
