import { channel } from 'node:diagnostics_channel'
import type { Answer, Statement } from './statement.ts'

/** What one call of `submit` sends, and what will be answered. */
export interface Submitted {
  readonly statements: readonly Statement[]
  readonly answers: Promise<readonly Answer[]>
}

/** Anyone who subscribes hears of each `Submitted`, within the call that submits it; nobody does in a service that runs. */
const submitting = channel('konttori.submitting')

export function announceSubmitted(submitted: Submitted): void {
  if (submitting.hasSubscribers) submitting.publish(submitted)
}

/** Hears of what every connection of the process sends, until it is disposed of. */
export function onSubmitted(heard: (submitted: Submitted) => void): Disposable {
  const hear = (message: unknown) => heard(message as Submitted)
  submitting.subscribe(hear)
  return {
    [Symbol.dispose]: () => {
      submitting.unsubscribe(hear)
    },
  }
}
