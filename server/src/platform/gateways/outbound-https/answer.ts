import type { Dispatcher } from 'undici'
import { OutboundRefused } from './refused.ts'

const excerptBytes = 1024

/**
 * Reads an answer to its end, so that its connection can be used again, and keeps its beginning.
 *
 * @throws {OutboundRefused} `response_too_large`.
 */
export async function readAnswer(
  response: Dispatcher.ResponseData,
  maxResponseBytes: number,
): Promise<string> {
  const tooLarge = () =>
    new OutboundRefused('response_too_large', `The answer is larger than ${maxResponseBytes} bytes.`, {
      status: response.statusCode,
    })
  const beginning: Buffer[] = []
  let kept = 0
  let read = 0
  // Destroyed before anybody reads, the body would report its end as an unhandled error.
  response.body.on('error', () => {})
  if (Number(response.headers['content-length'] ?? 0) > maxResponseBytes) {
    response.body.destroy()
    throw tooLarge()
  }
  for await (const chunk of response.body as AsyncIterable<Buffer>) {
    read += chunk.length
    if (read > maxResponseBytes) throw tooLarge()
    if (kept < excerptBytes) {
      const piece = chunk.subarray(0, excerptBytes - kept)
      beginning.push(piece)
      kept += piece.length
    }
  }
  return excerptOf(Buffer.concat(beginning))
}

/** The bytes as text to store: no half character at the cut, no NUL (PostgreSQL refuses it), no control codes. */
export function excerptOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8')
    .decode(bytes, { stream: true })
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\ufffd')
}
