import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFailed, onTestFinished, vi } from 'vitest'
import type { ConnectionOptions } from '../../src/platform/data/database.ts'
import { type ServerProcess, serverProcess } from '../crashes/server-process.ts'
import { patience } from '../world/patience.ts'

/** The whole service as a process on this database, killed after the test. */
export async function startService(
  connection: ConnectionOptions,
  environment?: Readonly<Record<string, string>>,
  descriptors?: number,
  program?: string,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'konttori-lifecycle-'))
  const server = await serverProcess(connection, dataDir, environment, descriptors, program)
  onTestFailed(() => console.error(server.told))
  onTestFinished(async () => {
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  })
  await server.start()
  return server
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds and says what it expects
  readonly body: any
}

export async function askOnce(
  { url }: ServerProcess,
  path: string,
  {
    key,
    method = 'GET',
    body,
    idempotencyKey,
  }: { key?: string; method?: string; body?: unknown; idempotencyKey?: string } = {},
): Promise<Answered> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      // See `isReady`.
      connection: 'close',
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, body: JSON.parse((await answer.text()) || 'null') }
}

type Request = Parameters<typeof askOnce>

/** Asks until the answer is as wanted, and gives that answer. */
export const askUntil = (wanted: (answer: Answered) => boolean, ...request: Request): Promise<Answered> =>
  vi.waitUntil(async () => {
    const answer = await askOnce(...request)
    return wanted(answer) && answer
  }, patience)

/** Asks again as long as the service says that it is busy, as clients do: on a crowded machine it may be. */
export const ask = (...request: Request): Promise<Answered> =>
  askUntil(({ body }) => body?.code !== 'service_busy', ...request)
