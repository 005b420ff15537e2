import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Connection } from '../readiness.ts'

type Answer = { connection: Connection; adopted: boolean } | { refused: string; message: string }

/** A server process of its own that owns a cluster, so that it can be killed. */
export type Owner = { process: ChildProcess; answer: Promise<Answer>; kill(): Promise<void> }

export function spawnOwner(dataDir: string): Owner {
  const program = fileURLToPath(new URL('own-cluster.ts', import.meta.url))
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  return {
    process: child,
    answer: readAnswer(child),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function readAnswer(child: ChildProcess): Promise<Answer> {
  if (!child.stdout) throw new Error('The owner has no output.')
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line)
  throw new Error('The owner ended without an answer.')
}
