// Isolated: it starts programs and mostly waits for them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createCertificateAuthority } from '../../../../test/world/certificates.ts'
import { silentLog } from '../../../platform/telemetry/log.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import type { Sendable } from '../sending/attempts/attempt.ts'
import type { Attempts, AttemptSettings, CurrentUrl } from '../sending/attempts/attempts.ts'
import { attemptsInThread } from '../sending/attempts/in-thread.ts'
import { tailOf } from '../sending/attempts/message.ts'
import { until } from './scene.ts'

const authority = createCertificateAuthority()
const reach = { allowPrivate: true, ca: authority.certificate }

/** Answers at once, but under `/slow` when it is told to. */
const held: ServerResponse[] = []
const paths: string[] = []
const server = createServer(authority.issue(['127.0.0.1']), (request, response) => {
  request.resume().once('end', () => {
    paths.push(request.url ?? '')
    if (request.url?.startsWith('/slow')) held.push(response)
    else response.writeHead(204).end()
  })
})
let base = ''

const release = () => {
  for (const response of held.splice(0)) response.writeHead(204).end()
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const createdAt = '2026-11-20T07:00:00.000Z'
const event = { event: 'thing.made', integrationEventId: newId(), createdAt, data: '{}' } as const

interface Given {
  readonly endpointId?: string
  readonly url?: string
  readonly secrets?: readonly string[] | null
  readonly tail?: Uint8Array | null
}

const sendable = (path: string, given: Given = {}): Sendable => {
  const { endpointId = newId(), url = base + path, secrets = ['secret'], tail = tailOf(event) } = given
  return {
    orgId: newId(),
    id: newId(),
    endpointId,
    startedAt: createdAt,
    receiver: { url, struggling: false, secrets },
    message: { event: event.event, integrationEventId: event.integrationEventId, tail },
  }
}

const always: CurrentUrl = () => Promise.reject(new Error('nobody asks'))

function thread(currentUrl = always, settings: Partial<AttemptSettings> = {}): Attempts {
  const pacing = { fewest: 1, most: 1, msForEach: 50, patienceMs: 5000 }
  const attempts = attemptsInThread(reach, silentLog)(currentUrl, {
    pacing,
    currentForMs: 60_000,
    ...settings,
  })
  onTestFinished(async () => {
    release()
    await attempts.close()
  })
  return attempts
}

const acknowledged = { kind: 'made', attempt: { responseStatus: 204, errorCode: null } }
const sentAway = { kind: 'postponed', seconds: 0 }

test('an attempt tells that it begins, and then what became of it', async () => {
  const told: string[] = []
  const outcome = await thread().make(sendable('/begins'), () => told.push('begins'))
  expect(outcome).toMatchObject(acknowledged)
  expect(told).toEqual(['begins'])
})

test('what cannot be sent says why', async () => {
  const attempts = thread()
  const make = (given: Given) => attempts.make(sendable('/never', given), () => {})
  expect(await make({ tail: null })).toMatchObject({
    kind: 'hopeless',
    attempt: { errorCode: 'event_expired' },
  })
  expect(await make({ secrets: null })).toMatchObject({ attempt: { errorCode: 'secret_unreadable' } })
  expect(await make({ url: 'https://127.0.0.1:1/' })).toMatchObject({
    attempt: { errorCode: 'url_port_refused' },
  })
  expect(paths).not.toContain('/never')
})

test('an attempt that has waited goes where its webhook is now, and nowhere when that is paused', async () => {
  const [paused, moved] = [newId(), newId()]
  const current = new Map([[moved, `${base}/moved`]])
  const attempts = thread(async (_orgId, webhookId) => current.get(webhookId), { currentForMs: 0 })
  const make = (endpointId: string) => attempts.make(sendable('/left', { endpointId }), () => {})
  expect(await make(paused)).toEqual(sentAway)
  expect(await make(moved)).toMatchObject(acknowledged)
  expect(paths).toContain('/moved')
  expect(paths).not.toContain('/left')
})

test('once stopped it begins nothing, and what has begun ends', async () => {
  const attempts = thread()
  const endpointId = newId()
  const [first, second] = ['/slow/first', '/slow/second'].map(path =>
    attempts.make(sendable(path, { endpointId }), () => {}),
  )
  await until(() => expect(held).toHaveLength(1))
  attempts.stop()
  expect(await second).toEqual(sentAway)
  expect(await attempts.make(sendable('/after'), () => {})).toEqual(sentAway)
  release()
  expect(await first).toMatchObject(acknowledged)
  expect(paths).not.toContain('/after')
})

test('a thread that cannot go on takes its process along', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dying-thread.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(said).toContain('TypeError')
})
