import type { NoteAnswer } from './metrics.ts'

/** Seconds: from a read of one statement to the longest time a request may wait. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const name = 'konttori_request_duration_seconds'

/** The answers of one operation with one status class. */
interface Series {
  readonly labels: string
  /** By bucket, the last for durations beyond all bounds; not cumulative. */
  readonly counts: Float64Array
  seconds: number
}

/**
 * Requests and their durations by operation and status class, as Prometheus's text. It runs for every request and only
 * adds two numbers; prom-client's histogram takes some microseconds to find its labels.
 *
 * https://prometheus.io/docs/instrumenting/exposition_formats/#histograms-and-summaries
 */
export class RequestDurations {
  readonly #series: Series[] = []

  /** `operation` must consist of letters and dots. */
  of(operation: string): NoteAnswer {
    const byClass: Series[] = []
    return (status, milliseconds) => {
      const statusClass = Math.floor(status / 100)
      const series = (byClass[statusClass] ??= this.#begin(operation, statusClass))
      const seconds = milliseconds / 1000
      series.seconds += seconds
      const bucket = bucketOf(seconds)
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
    }
  }

  text(): string {
    const lines = [
      `# HELP ${name} Requests by operation and status class, from their headers to their answer.`,
      `# TYPE ${name} histogram`,
    ]
    for (const series of this.#series) lines.push(...linesOf(series))
    return `${lines.join('\n')}\n`
  }

  #begin(operation: string, statusClass: number): Series {
    const labels = `operation="${operation}",status="${statusClass}xx"`
    const series = { labels, counts: new Float64Array(bounds.length + 1), seconds: 0 }
    this.#series.push(series)
    return series
  }
}

function bucketOf(seconds: number): number {
  for (let index = 0; index < bounds.length; index++) if (seconds <= (bounds[index] as number)) return index
  return bounds.length
}

function linesOf({ labels, counts, seconds }: Series): string[] {
  let count = 0
  const buckets = [...counts].map((within, index) => {
    count += within
    return `${name}_bucket{${labels},le="${bounds[index] ?? '+Inf'}"} ${count}`
  })
  return [...buckets, `${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`]
}
