import { setTimeout as delay } from 'node:timers/promises'

/** How long the requests of somebody else waited for their answers, in milliseconds, and how many failed. */
export interface Waits {
  readonly ms: number[]
  failures: number
}

const pauseMs = 5

/** Sends one request after the other until the work has ended. */
export async function waitsDuring(
  work: Promise<unknown>,
  send: () => Promise<Pick<Response, 'ok' | 'text'>>,
): Promise<Waits> {
  const waits: Waits = { ms: [], failures: 0 }
  const running = { work: true }
  const end = () => {
    running.work = false
  }
  work.then(end, end)
  while (running.work) {
    const began = performance.now()
    const answer = await send()
    await answer.text()
    waits.ms.push(performance.now() - began)
    if (!answer.ok) waits.failures++
    await delay(pauseMs)
  }
  return waits
}
