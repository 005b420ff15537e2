import {
  type OutboundCode,
  type OutboundHttps,
  type OutboundRequest,
  OutboundRefused,
} from '../../../../platform/gateways/outbound-https/outbound-https.ts'

export interface Received extends OutboundRequest {
  readonly url: string
}

/** What a receiver does with a request: a status, a reason for which no answer comes, or an answer that takes its time. */
export type Reaction = number | OutboundCode | Promise<number>

/** Receivers in memory, in place of the network: whatever is sent to them is kept. */
export class Receivers implements OutboundHttps {
  readonly received: Received[] = []
  #react: (received: Received) => Reaction = () => 204

  /** How receivers react from now on. */
  react(how: Reaction | ((received: Received) => Reaction)): void {
    this.#react = typeof how === 'function' ? how : () => how
  }

  at(url: string): Received[] {
    return this.received.filter(received => received.url === url)
  }

  async post(url: string, request: OutboundRequest) {
    const received = { ...request, url }
    this.received.push(received)
    const reaction = await this.#react(received)
    if (typeof reaction === 'string') throw new OutboundRefused(reaction, 'no answer', { durationMs: 5 })
    return { status: reaction, excerpt: '', durationMs: 5 }
  }

  checkUrl(url: string) {
    if (url.startsWith('https://')) return { ok: true, url } as const
    return { ok: false, code: 'url_not_https', detail: 'Only https:// URLs are called.' } as const
  }

  async close(): Promise<void> {}
}
