/** Posts what it is given with undici and nothing else, some requests at a time to each receiver. */
import { Agent, type Dispatcher } from 'undici'
import type { Received } from './receiver-process.ts'

export type BareTask =
  | {
      readonly kind: 'load'
      readonly ca: string
      readonly posts: readonly Received[]
      readonly perReceiver: number
    }
  /** Posts the first ones of each receiver. */
  | { readonly kind: 'post'; readonly each: number }

let agent: Dispatcher | undefined
let queues: Received[][] = []
let perReceiver = 1

async function drain(posts: readonly Received[], next: { at: number }): Promise<void> {
  for (let post = posts[next.at++]; post; post = posts[next.at++]) {
    const { origin, pathname } = new URL(post.url)
    const { statusCode, body } = await (agent as Dispatcher).request({
      origin,
      path: pathname,
      method: 'POST',
      headers: post.headers,
      body: post.body,
    })
    await body.dump()
    if (statusCode !== 204) throw new Error(`a receiver answered ${statusCode}`)
  }
}

process.on('message', (task: BareTask) => {
  if (task.kind === 'load') {
    agent = new Agent({
      connect: { ca: task.ca },
      connections: task.perReceiver,
      pipelining: 1,
      allowH2: false,
    })
    queues = [...Map.groupBy(task.posts, ({ url }) => url).values()]
    perReceiver = task.perReceiver
    process.send?.('loaded')
    return
  }
  const senders = queues.flatMap(queue => {
    const posts = queue.slice(0, task.each)
    const next = { at: 0 }
    return Array.from({ length: perReceiver }, () => drain(posts, next))
  })
  void Promise.all(senders).then(() => process.send?.('posted'))
})
