import { loadavg } from 'node:os';

/** How figures are printed: what, how much, and what it must reach. */
export function report(name: string, value: string, target = ''): void {
  process.stdout.write(`${name.padEnd(52)}${value.padStart(14)}   ${target}\n`);
}

/** Other work on the machine makes every time longer: the load of the last minute stands beside the figures. */
export function heading(title: string): void {
  process.stdout.write(`\n${title} (load ${loadavg()[0]?.toFixed(1) ?? ''})\n`);
}

export const ms = (value: number) => `${value.toFixed(2)} ms`;

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
