/**
 * Loaded into every thread of the service before its own code: SIGUSR2 begins a profile of all of them, and the next one
 * writes it down, a profile for each thread.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

type Word = 'here' | 'begin' | 'finish' | { readonly profile: object }

const file = process.env['KONTTORI_BENCH_PROFILE'] as string
const session = new Session()
session.connect()
const threads = new BroadcastChannel('profiler')
threads.unref()
const say = (word: Word) => threads.postMessage(word)
const hear = (listener: (word: Word) => void) => (threads.onmessage = ({ data }) => listener(data as Word))

async function begin(): Promise<void> {
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 500 })
  await session.post('Profiler.start')
}

const finish = async () => (await session.post('Profiler.stop')).profile

function write(profiles: readonly object[]): void {
  writeFileSync(`${file}.draft`, JSON.stringify(profiles))
  renameSync(`${file}.draft`, file)
}

/** Every other thread says that it is there, and later brings its profile. */
function lead(): void {
  const profiles: object[] = []
  let count = 1
  let running = false
  const bring = (profile: object) => {
    profiles.push(profile)
    if (profiles.length === count) write(profiles)
  }
  hear(word => {
    if (word === 'here') count++
    else if (typeof word === 'object') bring(word.profile)
  })
  process.on('SIGUSR2', () => {
    say(running ? 'finish' : 'begin')
    void (running ? finish().then(bring) : begin())
    running = !running
  })
}

function follow(): void {
  hear(word => void (word === 'begin' ? begin() : finish().then(profile => say({ profile }))))
  say('here')
}

if (isMainThread) lead()
else follow()
