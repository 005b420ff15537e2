import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Run as a process by `service-process.ts`, to be killed.
spawn(process.execPath, [fileURLToPath(new URL('small-service.ts', import.meta.url))], {
  env: { ...process.env, KONTTORI_LAUNCHERS: String(process.pid) },
  stdio: 'inherit',
})
