import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEndOfFile } from '../world/end-of-file.ts'

export interface Environment {
  readonly key: string
  readonly session: string
}

export interface Answered {
  readonly status: number
  readonly body: string
}

/** Runs shell samples as they stand, with a shell and curl; answers what the service said. */
export async function startShell(): Promise<(program: string, its: Environment) => Promise<Answered>> {
  const folder = await mkdtemp(join(tmpdir(), 'konttori-samples-'))
  atEndOfFile(() => rm(folder, { recursive: true }))
  // Where curl looks for options, so that the status is told and no sample is changed for it.
  await writeFile(join(folder, '.curlrc'), 'silent\nnoproxy = "*"\nwrite-out = "%{stderr}%{http_code}"\n')
  return (program, { key, session }) => {
    const env = { PATH: process.env['PATH'], CURL_HOME: folder, KEY: key, SESSION: session }
    const maxBuffer = 64 * 1024 * 1024
    return new Promise((resolve, reject) =>
      execFile('/bin/sh', ['-euc', program], { env, maxBuffer }, (error, stdout, stderr) =>
        error
          ? reject(new Error(`${program}\n${stderr}`))
          : resolve({ status: Number(stderr), body: stdout }),
      ),
    )
  }
}
