import { setTimeout as delay } from 'node:timers/promises'

/** How often a request is sent before its refusal is taken as an answer. */
const mostAttempts = 10

/** Sends a request again while the service is busy: nothing was written then, and `Retry-After` says when to try. */
export async function fetchWhileBusy(url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, request)
    if (answer.status !== 503 || attempt === mostAttempts) return answer
    // Of another 503 it may not be known whether anything was written.
    const { code } = (await answer.clone().json()) as { code: string }
    if (code !== 'service_busy') return answer
    await delay(Number(answer.headers.get('retry-after')) * 1000)
  }
}
