/**
 * The service's metrics. Labels are operations, codes and outcomes of the contract, never an address, a key or an
 * organisation.
 */
export interface Metrics {
  /** Counts the answers of an operation; null when metrics are off, so that they cost nothing. */
  answersOf(operation: string): NoteAnswer | null
  /** A counter with one label; the given `values` are published from the start, as 0. */
  counter(metric: Metric & { readonly label: string; readonly values?: readonly string[] }): Count
  /** A value that is read when the metrics are. */
  gauge(metric: Metric, read: () => number): void
}

export type NoteAnswer = (status: number, milliseconds: number) => void
export type Count = (value: string) => void

interface Metric {
  /** With its unit, as Prometheus recommends: `konttori_request_duration_seconds`. */
  readonly name: string
  readonly help: string
}

export const silentMetrics: Metrics = { answersOf: () => null, counter: () => () => {}, gauge: () => {} }
