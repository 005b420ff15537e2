import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** How long a caller of another organisation waited, in milliseconds, and how often in vain. */
export interface Reading {
  readonly keptMs: number[]
  /** On a connection opened for the request. */
  readonly newMs: number[]
  failures: number
}

const timeoutMs = 20_000
const pauseMs = 5

/** Reads one page after the other until the time is over, in turn on a kept connection and on a new one. */
export async function read(url: string, key: string, path: string, seconds: number): Promise<Reading> {
  const reading: Reading = { keptMs: [], newMs: [], failures: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const end = performance.now() + seconds * 1000
  // Each way once, however short the time is.
  for (let round = 0; round < 2 || performance.now() < end; round++) {
    const kept = round % 2 === 0
    const began = performance.now()
    try {
      const status = await ask(url + path, key, kept ? agent : false)
      if (status !== 200) reading.failures++
    } catch {
      reading.failures++
    }
    ;(kept ? reading.keptMs : reading.newMs).push(performance.now() - began)
    await delay(pauseMs)
  }
  agent.destroy()
  return reading
}

function ask(url: string, key: string, agent: Agent | false): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers: { authorization: `Bearer ${key}` }, timeout: timeoutMs })
    asking.on('response', answer => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
    asking.on('timeout', () => asking.destroy(new Error('no answer')))
    asking.on('error', reject)
    asking.end()
  })
}
