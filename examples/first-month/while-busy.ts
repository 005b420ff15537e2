import { setTimeout as delay } from 'node:timers/promises'

/** How often a request is sent before its refusal is taken as an answer. */
const mostAttempts = 10

/** Sends a request again while the service is busy: nothing was written then, and `Retry-After` says when to try. */
export async function fetchWhileBusy(url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, request)
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || seconds === 0 || attempt === mostAttempts) return answer
    await answer.body?.cancel()
    await delay(seconds * 1000)
  }
}
