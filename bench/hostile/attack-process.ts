/** Attacks, in a process of its own, so that who measures is not held up; told what to do by messages. */
import { attacks, type Target } from './attacks.ts'

export interface AttackTask {
  readonly name: string
  readonly target: Target
}

const controller = new AbortController()

process.on('message', (task: AttackTask | 'stop') => {
  if (task === 'stop') return controller.abort()
  const attack = attacks.find(({ name }) => name === task.name)
  if (!attack) throw new Error(`there is no attack “${task.name}”`)
  void attack.run(task.target, controller.signal).then(() => process.exit(0))
})
