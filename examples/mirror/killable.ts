import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { MirrorNews, MirrorTask } from './mirror-process.ts'
import type { Fingerprint } from './replica.ts'

/** The mirror in a process that can be killed and started again. */
export class KillableMirror {
  readonly #task: MirrorTask
  #child: ChildProcess | undefined
  heard = 0
  lost = 0
  starts = 0

  constructor(task: MirrorTask) {
    this.#task = task
  }

  async start(): Promise<void> {
    this.starts++
    const child = fork(join(import.meta.dirname, 'mirror-process.ts'))
    this.#child = child
    child.on('message', message => {
      const news = message as MirrorNews
      if (news.kind !== 'heard') return
      this.heard++
      if (news.lost) this.lost++
    })
    const ready = this.#news('ready')
    child.send(this.#task)
    await ready
  }

  /** `kill -9`: it gets no chance to tidy up. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Lets it catch up, and asks what it has. */
  async settle(): Promise<Fingerprint> {
    const settled = this.#news('settled')
    this.#child?.send('settle')
    return settled
  }

  #news<Kind extends MirrorNews['kind']>(kind: Kind): Promise<Extract<MirrorNews, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`the mirror ended with ${code}`))
      const heard = (message: unknown) => {
        const news = message as MirrorNews
        if (news.kind !== kind) return
        this.#child?.off('message', heard)
        this.#child?.off('exit', ended)
        resolve(news as Extract<MirrorNews, { kind: Kind }>)
      }
      this.#child?.on('message', heard)
      this.#child?.once('exit', ended)
    })
  }
}
