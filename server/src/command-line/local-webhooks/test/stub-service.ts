import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What stands where a service should: answers as it is told, one answer after the other, and then the last for ever. */
export async function stubService(...answers: Answer[]) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response: ServerResponse) => {
    asked.push(request)
    const { status, headers, body = '' } = (answers.length > 1 ? answers.shift() : answers[0]) as Answer
    response.writeHead(status, { connection: 'close', ...headers }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'kt_test_key', asked }
}

export const problem = (
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: JSON.stringify({ code, status, title: code, detail: `${code} it is.` }),
})
