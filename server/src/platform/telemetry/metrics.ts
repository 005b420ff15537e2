/**
 * What the service counts of itself, for whoever runs it. Labels are operations, codes and outcomes of the contract,
 * never an address, a key or an organisation.
 */
export interface Metrics {
  /** Notes answers of an operation; null when nobody measures, so that it costs nothing. */
  answersOf(operation: string): NoteAnswer | null
  /** Counts by one label; the known `values` are told from the start, as 0. */
  counter(metric: Metric & { readonly label: string; readonly values?: readonly string[] }): Count
  /** A number that is read whenever somebody asks. */
  gauge(metric: Metric, read: () => number): void
}

export type NoteAnswer = (status: number, milliseconds: number) => void
export type Count = (value: string) => void

interface Metric {
  /** With the unit, as Prometheus wants it: `konttori_request_duration_seconds`. */
  readonly name: string
  readonly help: string
}

/** Measures nothing. */
export const silentMetrics: Metrics = { answersOf: () => null, counter: () => () => {}, gauge: () => {} }
