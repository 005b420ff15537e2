/** The worker thread of `reading-thread.ts`: parses large bodies and checks their shapes. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { RequestRefused, type ShapeError } from '../../vocabulary/request-refused.ts'
import { type BodyPromise, bodyShape, type RequestShapes } from '../shapes.ts'
import { readTableBody } from './table-body.ts'
import type { FromThread, ToThread } from './thread-messages.ts'

const port = parentPort
if (!port) throw new Error('this is run as a thread')

/** A large body may take longer, so that other requests do not. */
const niceness = 10

try {
  // On Linux a thread has its own priority, set by its thread id.
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness)
} catch {
  // Elsewhere it has the priority of the process.
}

const shapes = new Map<string, RequestShapes['body']>()
const say = (message: FromThread) => port.postMessage(message)

/** One after the other: a table is read in pieces, and another would take memory meanwhile. */
let last = Promise.resolve()

port.on('message', (message: ToThread) => {
  if (message.kind === 'shape')
    shapes.set(message.operation, bodyShape(JSON.parse(message.shape) as BodyPromise))
  else last = last.then(() => answer(message))
})

async function answer(message: Exclude<ToThread, { readonly kind: 'shape' }>): Promise<void> {
  const { number } = message
  try {
    say({ number, body: message.kind === 'table' ? await readTableBody(message.table) : read(message) })
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    const errors = error.extra['errors'] as readonly ShapeError[] | undefined
    say({ number, refused: { code: error.code, detail: error.message, errors } })
  }
}

function read({ operation, bytes, contentType }: Extract<ToThread, { readonly kind: 'read' }>): unknown {
  const shape = shapes.get(operation)
  if (!shape) throw new Error(`nobody has told the shape of ${operation}`)
  return shape(bytes, contentType)
}
