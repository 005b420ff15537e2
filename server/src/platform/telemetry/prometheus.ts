import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type PrometheusContentType,
  Registry,
} from '@prometheus-io/client'
import type { Metrics, NoteAnswer } from './metrics.ts'

/** Seconds: from a read of one statement to the longest wait a request may have. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics of one service and of its process, to be read as Prometheus's text. */
export class PrometheusMetrics implements Metrics {
  readonly #registry = new Registry<PrometheusContentType>()
  readonly #requests: Histogram<'operation' | 'status'>

  constructor() {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Histogram({
      name: 'konttori_request_duration_seconds',
      help: 'Requests by operation and status class, from their headers to their answer.',
      labelNames: ['operation', 'status'],
      buckets: durations,
      registers,
    })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  answersOf(operation: string): NoteAnswer {
    const byClass: Histogram.Internal<'operation' | 'status'>[] = []
    return (status, milliseconds) => {
      const statusClass = Math.floor(status / 100)
      byClass[statusClass] ??= this.#requests.labels({ operation, status: `${statusClass}xx` })
      byClass[statusClass].observe(milliseconds / 1000)
    }
  }

  counter({ name, help, label, values = [] }: Parameters<Metrics['counter']>[0]): (value: string) => void {
    const counter = new Counter({ name, help, labelNames: [label], registers: [this.#registry] })
    for (const value of values) counter.inc({ [label]: value }, 0)
    return value => counter.inc({ [label]: value })
  }

  gauge({ name, help }: Parameters<Metrics['gauge']>[0], read: () => number): void {
    // The library calls it as a method of the gauge.
    const collect = function (this: Gauge) {
      this.set(read())
    }
    new Gauge({ name, help, registers: [this.#registry], collect })
  }
}
