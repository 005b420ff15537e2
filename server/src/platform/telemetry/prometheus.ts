import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  type PrometheusContentType,
  Registry,
} from '@prometheus-io/client'
import type { Count, Metrics, NoteAnswer } from './metrics.ts'
import { RequestDurations } from './request-durations.ts'

/** Metrics of the service and its process in Prometheus's text format. */
export class PrometheusMetrics implements Metrics {
  readonly #registry = new Registry<PrometheusContentType>()
  readonly #durations = new RequestDurations()

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  async text(): Promise<string> {
    return `${await this.#registry.metrics()}\n${this.#durations.text()}`
  }

  answersOf(operation: string): NoteAnswer {
    return this.#durations.of(operation)
  }

  counter({ name, help, label, values = [] }: Parameters<Metrics['counter']>[0]): Count {
    const counter = new Counter({ name, help, labelNames: [label], registers: [this.#registry] })
    for (const value of values) counter.inc({ [label]: value }, 0)
    return value => counter.inc({ [label]: value })
  }

  gauge({ name, help }: Parameters<Metrics['gauge']>[0], read: () => number): void {
    // prom-client calls it with the gauge as `this`.
    const collect = function (this: Gauge) {
      this.set(read())
    }
    new Gauge({ name, help, registers: [this.#registry], collect })
  }
}
