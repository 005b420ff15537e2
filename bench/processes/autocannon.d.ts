/** The part of autocannon that the bench uses; it comes without types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  interface PreparedRequest {
    readonly method: string
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }

  interface Client {
    setRequests(requests: readonly PreparedRequest[]): void
  }

  interface Options {
    readonly url: string
    readonly connections: number
    readonly duration?: number
    readonly amount?: number
    readonly sampleInt?: number
    readonly timeout?: number
    setupClient(client: Client): void
  }

  interface Running extends EventEmitter {
    on(
      event: 'response',
      heard: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ): this
    on(event: 'reqError', heard: (error: Error) => void): this
  }

  export default function autocannon(options: Options, done: (error: Error | null) => void): Running
}
