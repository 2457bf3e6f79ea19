/** The same with every date as it is written in JSON: ISO 8601, UTC. */
export type WithInstants<T> = T extends Date
  ? string
  : T extends object
    ? { [Key in keyof T]: WithInstants<T[Key]> }
    : T;

/** Answers what a service gave as a schema describes it: services know dates, answers know text. */
export function withInstants<T>(value: T): WithInstants<T> {
  if (value instanceof Date) return value.toISOString() as WithInstants<T>;
  if (Array.isArray(value)) return value.map((item: unknown) => withInstants(item)) as WithInstants<T>;
  if (typeof value !== 'object' || value === null) return value as WithInstants<T>;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, withInstants(held as unknown)]),
  ) as WithInstants<T>;
}
