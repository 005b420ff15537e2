import { Worker } from 'node:worker_threads'
import { ConcurrencyLimiter } from '../../../../../platform/concurrency-limiter.ts'
import type { Answer, Question } from './thread.ts'

/** The lists take some 100 MB; a house where nobody chooses a password does without. */
const idleMs = 60_000
const looking = new ConcurrencyLimiter({
  atOnce: 1,
  queue: { waiting: 50, detail: 'Too many people choose a password at once.' },
})

let thread: Worker | undefined
let ending: NodeJS.Timeout | undefined
let last = 0

/**
 * Whether somebody finds the password soon who knows lists of usual ones and the person's own words. It takes some
 * milliseconds and, for the first, the reading of the lists: in a thread of its own, one after the other. Throws
 * `service_busy` when too many wait.
 */
export const isFoundSoon = (password: string, ownWords: readonly string[]): Promise<boolean> =>
  looking.run(async () => {
    clearTimeout(ending)
    const asked = (thread ??= new Worker(new URL('./thread.ts', import.meta.url), { name: 'passwords' }))
    asked.ref()
    try {
      return await ask(asked, { number: ++last, password, ownWords })
    } catch (error) {
      thread = undefined
      throw error
    } finally {
      asked.unref()
      ending = setTimeout(() => {
        thread = undefined
        void asked.terminate()
      }, idleMs).unref()
    }
  })

const ask = (asked: Worker, question: Question): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const settle = () => {
      asked.off('message', hear)
      asked.off('error', fail)
      asked.off('exit', gone)
    }
    const hear = ({ number, foundSoon }: Answer) => {
      if (number !== question.number) return
      settle()
      resolve(foundSoon)
    }
    const fail = (error: unknown) => {
      settle()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const gone = () => fail(new Error('the thread that looks at passwords has ended'))
    asked.on('message', hear)
    asked.on('error', fail)
    asked.on('exit', gone)
    asked.postMessage(question)
  })
