/** The worker thread of `reading-thread.ts`: parses large bodies and checks their shapes. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { TSchema } from '../../contract/shapes.ts'
import { RequestRefused, type ShapeError } from '../../vocabulary/request-refused.ts'
import { bodyShape, type RequestShapes } from '../shapes.ts'
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

port.on('message', (message: ToThread) => {
  if (message.kind === 'shape') {
    shapes.set(message.operation, bodyShape({ body: JSON.parse(message.schema) as TSchema }))
    return
  }
  const { number, operation, bytes, contentType } = message
  try {
    const shape = shapes.get(operation)
    if (!shape) throw new Error(`nobody has told the shape of ${operation}`)
    say({ number, body: shape(bytes, contentType) })
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    const errors = error.extra['errors'] as readonly ShapeError[] | undefined
    say({ number, refused: { code: error.code, detail: error.message, errors } })
  }
})
