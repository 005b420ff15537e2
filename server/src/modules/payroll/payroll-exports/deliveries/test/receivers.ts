import type {
  SftpUpload,
  SftpUploads,
  UploadOutcome,
} from '../../../../../platform/gateways/sftp/sftp-uploads.ts'
import {
  type OutboundCode,
  type OutboundHttps,
  OutboundRefused,
  type OutboundRequest,
} from '../../../../../platform/gateways/outbound-https/outbound-https.ts'

export interface Received extends OutboundRequest {
  readonly url: string
}

/** What a receiver does with a document: a status, a reason for which no answer comes, or an answer in its own time. */
export type Reaction = number | OutboundCode | Promise<number>

/** A receiver in memory, in place of the network: whatever is sent to it is kept. */
export class Receiver implements OutboundHttps {
  readonly received: Received[] = []
  #react: (received: Received) => Reaction = () => 204

  /** How it reacts from now on. */
  react(how: Reaction | ((received: Received) => Reaction)): void {
    this.#react = typeof how === 'function' ? how : () => how
  }

  async post(url: string, request: OutboundRequest) {
    const received = { ...request, url }
    this.received.push(received)
    const reaction = await this.#react(received)
    if (typeof reaction === 'string') throw new OutboundRefused(reaction, 'no answer', { durationMs: 5 })
    return { status: reaction, excerpt: '', durationMs: 5 }
  }

  checkUrl = (url: string) => ({ ok: true, url }) as const

  async close(): Promise<void> {}
}

/** SFTP servers in memory: whatever is uploaded is kept, and ends as they are told. */
export class Uploads implements SftpUploads {
  readonly uploaded: SftpUpload[] = []
  #errorCode: UploadOutcome['errorCode'] = null

  /** How uploads end from now on; null: with the file in its place. */
  react(errorCode: UploadOutcome['errorCode']): void {
    this.#errorCode = errorCode
  }

  async upload(upload: SftpUpload): Promise<UploadOutcome> {
    this.uploaded.push(upload)
    return { errorCode: this.#errorCode, durationMs: 5 }
  }

  async close(): Promise<void> {}
}
