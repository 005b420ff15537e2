import { parentPort } from 'node:worker_threads'
import { isFoundSoon } from './estimate.ts'

export interface Question {
  readonly number: number
  readonly password: string
  readonly ownWords: readonly string[]
}

export interface Answer {
  readonly number: number
  readonly foundSoon: boolean
}

parentPort?.on('message', ({ number, password, ownWords }: Question) => {
  const answer: Answer = { number, foundSoon: isFoundSoon(password, ownWords) }
  parentPort?.postMessage(answer)
})
