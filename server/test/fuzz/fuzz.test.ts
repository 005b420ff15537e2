// Isolated: it listens in the place of a function that everybody calls.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyUses } from '../../src/modules/people/api-keys/credential-source.ts'
import { jsonLog } from '../../src/platform/telemetry/log.ts'
import { thingsOf } from '../breadth/things.ts'
import { startServedWorld } from '../browser/served-world.ts'
import { everythingStored } from '../secrets/stored.ts'
import { SecretCollector } from '../secrets/secret-collector.ts'
import { password } from '../world/founding.ts'
import { type DescribedOperation, Description } from './description.ts'
import { plantedSecret } from './fitting-values.ts'
import { SecretFinder } from './kept-secrets.ts'
import { brokenPromises } from './promises.ts'
import { type FuzzRequest, requestsTo } from './requests.ts'
import { newRound, type Round } from './round.ts'
import { asCurl, type FuzzAnswer, Sender } from './sending.ts'

const seed = Number(process.env['KONTTORI_FUZZ_SEED'] ?? 20_261_122)
const count = Number(process.env['KONTTORI_FUZZ_COUNT'] ?? 10_000)
/** After so many requests they go on in a new organisation. */
const perRound = 500
const mostAtOnce = 6
const mostFailures = 50
/** Failures of which each is made small; the others would mostly be the same. */
const mostShown = 8
const shrinkingMs = 15_000
/** Half a minute on a quiet machine; only ends a run that would never end on a crowded one. */
const endsAfterMs = 900_000

// What is drawn at random proves no code: another run would not draw it.
delete process.env['KONTTORI_ANSWERED_CODES']

const lines: string[] = []
const world = await startServedWorld({ log: jsonLog(line => void lines.push(line)), outboundClosed: true })
const { origin } = world
const description = new Description((await world.anonymous.get('/openapi.json')).body)
const sender = new Sender(origin)
const collector = new SecretCollector()

/** Weaknesses that are known and not mended yet, as operation and complaint, or a line of the log; may only shrink. */
const known: readonly RegExp[] = []

interface Failure {
  readonly index: number
  readonly request: FuzzRequest
  readonly complaints: readonly string[]
  readonly answer: string
}

it(
  `${count} requests made up from the description find no error, no broken promise and no secret (KONTTORI_FUZZ_SEED=${seed})`,
  async () => {
    console.info(`fuzz: KONTTORI_FUZZ_SEED=${seed} KONTTORI_FUZZ_COUNT=${count}`)
    const foreign = Object.values(await thingsOf(world, 'tunturi'))
    const rounds: Round[] = []
    for (let number = 0; number * perRound < count; number++)
      rounds.push(await newRound(number, world, description, foreign))
    for (const { organisation } of rounds) rememberSecretsOf(organisation)

    const failures: Failure[] = []
    const reached = new Map<string, Set<number>>()
    const ask = async (request: FuzzRequest) => {
      const answer = await sender.send(request)
      const complaints = [...brokenPromises(description, request, answer), ...secretsShown(request, answer)]
      learn(request, answer)
      return {
        answer,
        complaints: complaints.filter(complaint => !isKnown(`${request.operation.id}: ${complaint}`)),
      }
    }

    const deck = shuffled(description.operations)
    const random = numbersFrom(seed)
    for (let index = 0; index < count; ) {
      const together = Math.min(count - index, 1 + (random() % mostAtOnce))
      const wave = Array.from({ length: together }, (_, place) => index + place)
      await Promise.all(
        wave.map(async number => {
          const operation = deck[number % deck.length] as DescribedOperation
          const request = fc.sample(requestsOf(rounds, operation, number), {
            seed: seedOf(number),
            numRuns: 1,
          })[0]
          if (!request) throw new Error('no request was made up')
          const { answer, complaints } = await ask(request)
          const statuses = reached.get(operation.id)
          if (statuses) statuses.add(answer.status)
          else reached.set(operation.id, new Set([answer.status]))
          if (complaints.length > 0)
            failures.push({ index: number, request, complaints, answer: told(answer) })
        }),
      )
      index += together
      if (failures.length >= mostFailures) break
    }
    const shown = []
    for (const failure of differing(failures)) shown.push(await smallest(failure, rounds, deck, ask))
    if (shown.length > 0) shown.push(...errorsLogged().map(line => line.slice(0, 1500)))
    expect(shown.join('\n\n')).toBe('')

    // A run in which every request is refused proves nothing.
    const answered = [...reached].filter(([, statuses]) => [...statuses].some(status => status < 300))
    expect(reached.size).toBe(Math.min(count, description.operations.length))
    expect(answered.length / reached.size).toBeGreaterThan(count < 10_000 ? 0 : 0.75)

    // The service is well, and has nothing to hide.
    expect(await world.anonymous.get('/readyz')).toMatchObject({ status: 200 })
    expect(errorsLogged()).toEqual([])
    await keyUses(world.app.services.database).flush()
    const finder = new SecretFinder(collector.secrets)
    const places = [...(await everythingStored(world.database)), { table: 'the log', text: lines.join('\n') }]
    expect(
      places.flatMap(({ table, text }) => finder.foundIn(text).map(name => `${name} in ${table}`)),
    ).toEqual([])
    expect(finder.foundIn(`x ${rounds[0]?.organisation.serviceKey} y`)).not.toEqual([])
    sender.close()
  },
  endsAfterMs,
)

const errorsLogged = () => lines.filter(line => line.includes('"level":"error"') && !isKnown(line))

function rememberSecretsOf({ members, serviceKey }: Round['organisation']): void {
  collector.remember('password', password)
  collector.remember('bearer', serviceKey)
  for (const { personalKey } of Object.values<{ personalKey: string }>(members))
    collector.remember('bearer', personalKey)
}

/** Remembers what only one may know: of an answer all of it, of a request what was made up to be a secret. */
function learn({ path, headers, body }: FuzzRequest, { headers: answered, text, status }: FuzzAnswer): void {
  for (const [planted] of `${path} ${body?.toString('utf8') ?? ''}`.matchAll(plantedSecret))
    collector.remember('made-up secret', planted)
  if (headers['cookie']?.startsWith('konttori='))
    collector.remember('cookie', headers['cookie'].slice('konttori='.length))
  if (status < 300) collector.collect(answered, text)
}

/** Secrets of others, or of another time, in an answer. A replay shows again what the first answer showed. */
function secretsShown(request: FuzzRequest, answer: FuzzAnswer): string[] {
  if (answer.headers['idempotency-replayed'] !== undefined) return []
  const own = `${decodeURIComponent(request.path.replaceAll('%', '%25'))} ${JSON.stringify(request.headers)} ${request.body ?? ''}`
  const words = answer.text.match(/[\w.~+/=-]{12,}/g) ?? []
  const shown = words.filter(word => isSecret(word) && !own.includes(word))
  const phrases = [password].filter(phrase => answer.text.includes(phrase) && !own.includes(phrase))
  const hashes = (answer.text.match(/\$(argon2|scrypt|2[aby])/g) ?? []).filter(start => !own.includes(start))
  return [...shown, ...phrases, ...hashes].map(() => 'shows a secret')
}

const isSecret = (word: string): boolean => collector.secrets.values().some(those => those.has(word))

const isKnown = (weakness: string): boolean => known.some(pattern => pattern.test(weakness))

/** One of every kind of failure. */
const differing = (failures: readonly Failure[]): Failure[] =>
  [...new Map(failures.map(failure => [failure.complaints.join(), failure])).values()].slice(0, mostShown)

const told = ({ status, text }: FuzzAnswer): string => `${status} ${text.slice(0, 600)}`

function requestsOf(
  rounds: readonly Round[],
  operation: DescribedOperation,
  index: number,
): fc.Arbitrary<FuzzRequest> {
  const { known: there, credentials } = rounds[Math.floor(index / perRound)] as Round
  // An operation hardly comes twice in a round; kept for all of them, they would fill the memory of a long run.
  return requestsTo(operation, description, there, credentials)
}

/** A failing request as small as it fails alone; as it was when it fails in company only. */
async function smallest(
  failure: Failure,
  rounds: readonly Round[],
  deck: readonly DescribedOperation[],
  ask: (request: FuzzRequest) => Promise<{ complaints: readonly string[] }>,
): Promise<string> {
  const { index } = failure
  const requests = requestsOf(rounds, deck[index % deck.length] as DescribedOperation, index)
  const alone = fc.asyncProperty(requests, async request => (await ask(request)).complaints.length === 0)
  const checked = await fc.check(alone, {
    seed: seedOf(index),
    numRuns: 1,
    interruptAfterTimeLimit: shrinkingMs,
  })
  const [small = failure.request] = checked.counterexample ?? []
  return [
    `request ${index} (${failure.request.operation.id}) ${failure.complaints.join('; ')}`,
    `  ${asCurl(small, origin)}`,
    `  answered: ${failure.answer}`,
  ].join('\n')
}

const seedOf = (index: number): number => (Math.imul(seed, 0x9e3779b1) + Math.imul(index, 0x85ebca6b)) | 0

/** The same numbers for a seed everywhere. */
function numbersFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return (state ^ (state >>> 13)) >>> 0
  }
}

/** Every operation once before any comes again, not in the order of the description. */
function shuffled(operations: readonly DescribedOperation[]): DescribedOperation[] {
  const random = numbersFrom(seed ^ 0x5bd1e995)
  return operations
    .map(operation => ({ operation, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ operation }) => operation)
}
