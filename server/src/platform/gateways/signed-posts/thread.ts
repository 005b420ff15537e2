/** A thread that signs, encrypts and sends, so that no request waits while thousands of posts are made. */
import { parentPort, workerData } from 'node:worker_threads'
import { createOutboundHttps, type OutboundReach } from '../outbound-https/outbound-https.ts'
import { DirectPosts, type SignedPost } from './signed-posts.ts'
import type { EndedPost, FromThread, PlainError, ToThread } from './thread-messages.ts'

if (!parentPort) throw new Error('this is started as a thread')
const port = parentPort
const tell = (message: FromThread) => port.postMessage(message)

const plain = (error: unknown): PlainError => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { name, message, stack }
}

const posts = new DirectPosts(createOutboundHttps(workerData as OutboundReach), {
  error: (event, error, fields = {}) => tell({ kind: 'error', event, error: plain(error), fields }),
})

/** Outcomes wait a little for company, because a message costs more than what it tells. */
const tellAfterMs = 5
const toldAtOnce = 64

let ended: EndedPost[] = []
let timer: NodeJS.Timeout | undefined

function tellEnded(): void {
  clearTimeout(timer)
  timer = undefined
  tell({ kind: 'ended', ended })
  ended = []
}

async function make(number: number, post: SignedPost): Promise<void> {
  // Awaited first: what has ended before is told meanwhile, with an array of its own.
  const outcome = await posts.post(post)
  ended.push({ number, outcome })
  if (ended.length >= toldAtOnce) tellEnded()
  else timer ??= setTimeout(tellEnded, tellAfterMs)
}

async function close(): Promise<void> {
  await posts.close()
  if (ended.length > 0) tellEnded()
  port.close()
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'post') for (const { number, post } of message.posts) void make(number, post)
  else void close()
})
