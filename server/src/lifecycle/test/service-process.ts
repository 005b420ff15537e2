import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { patience } from '../../../test/world/patience.ts'
import { programs } from '../../../test/world/programs.ts'

/** The little that a program of the service is started with. */
export const programEnvironment = { PATH: process.env['PATH'] }
/** A program that is no part of the bundle finds here what was compiled once. */
const compiled = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }

export type ServiceProcess = {
  readonly process: ChildProcess
  readonly output: { readonly stdout: string; readonly stderr: string }
  /** Resolves when the text has appeared on standard output. */
  says(text: string): Promise<void>
  /** The exit code; the name of the signal when one ended it. */
  readonly ended: Promise<number | string>
}

/**
 * Runs the service or another program with nothing but these variables; `redirected` is what a shell would say
 * after it.
 */
export function startProcess(
  program: string,
  environment: Record<string, string>,
  redirected = '',
): ServiceProcess {
  const child = spawn('sh', ['-c', `exec "$0" "$1" ${redirected}`, process.execPath, program], {
    env: {
      ...programEnvironment,
      ...(program.endsWith('.ts') && compiled),
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    },
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', text => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', text => (output.stderr += text))
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    process: child,
    output,
    ended,
    says: text => vi.waitUntil(() => output.stdout.includes(text), patience).then(() => {}),
  }
}

export const mainProgram = programs().service

export function startService(environment: Record<string, string>): ServiceProcess {
  return startProcess(programHere('small-service.ts'), environment)
}

/** A process that starts the service and then only waits. */
export function startLauncher(environment: Record<string, string>): ServiceProcess {
  return startProcess(programHere('small-launcher.ts'), environment)
}

function programHere(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
