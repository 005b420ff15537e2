/** A thread that makes attempts, so that no request waits while thousands of them are signed, encrypted and sent. */
import { parentPort, workerData } from 'node:worker_threads'
import { createOutboundHttps } from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import { PacedAttempts } from './attempts.ts'
import type {
  EndedAttempt,
  FromThread,
  NumberedAttempt,
  PlainError,
  ThreadSettings,
  ToThread,
} from './thread-messages.ts'

if (!parentPort) throw new Error('this is started as a thread')
const port = parentPort
const { reach, ...settings } = workerData as ThreadSettings
const say = (message: FromThread) => port.postMessage(message)

const plain = (error: unknown): PlainError => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { name, message, stack }
}

const questions = new Map<number, (url: string | undefined) => void>()
let asked = 0

const outbound = createOutboundHttps(reach)
const attempts = new PacedAttempts(
  {
    outbound,
    log: { error: (event, error, fields = {}) => say({ kind: 'error', event, error: plain(error), fields }) },
  },
  (orgId, webhookId) =>
    new Promise(resolve => {
      const question = asked++
      questions.set(question, resolve)
      say({ kind: 'currentUrl', question, orgId, webhookId })
    }),
  settings,
)

/** News wait a little for company: a message costs more than what it tells. */
const newsAfterMs = 5
const newsAtOnce = 64

let begun: number[] = []
let ended: EndedAttempt[] = []
let timer: NodeJS.Timeout | undefined

function tell(): void {
  clearTimeout(timer)
  timer = undefined
  say({ kind: 'news', begun, ended })
  begun = []
  ended = []
}

function tellSoon(): void {
  if (ended.length >= newsAtOnce) tell()
  else timer ??= setTimeout(tell, newsAfterMs)
}

async function make({ number, sendable }: NumberedAttempt): Promise<void> {
  const outcome = await attempts.make(sendable, () => {
    begun.push(number)
    tellSoon()
  })
  ended.push({ number, outcome })
  tellSoon()
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'make') for (const numbered of message.attempts) void make(numbered)
  else if (message.kind === 'currentUrl') {
    questions.get(message.question)?.(message.url)
    questions.delete(message.question)
  } else if (message.kind === 'stop') attempts.stop()
  else void outbound.close().then(() => port.close())
})
