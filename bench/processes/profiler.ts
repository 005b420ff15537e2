/** Loaded into the service before its own code: SIGUSR2 begins a profile, and the next one writes it down. */
import { renameSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

const file = process.env['KONTTORI_BENCH_PROFILE'] as string
const session = new Session()
session.connect()
let running = false

process.on('SIGUSR2', () => {
  void (running ? finish() : begin())
  running = !running
})

async function begin(): Promise<void> {
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 500 })
  await session.post('Profiler.start')
}

async function finish(): Promise<void> {
  const { profile } = await session.post('Profiler.stop')
  writeFileSync(`${file}.draft`, JSON.stringify(profile))
  renameSync(`${file}.draft`, file)
}
