import type { Writable } from 'node:stream'

/** What was to be told could not be written. */
export class OutputFailed extends Error {
  override readonly name = 'OutputFailed'
}

/**
 * Writes a text, and resolves when the system has taken it. A reader that has gone away early, such as `head`, is no
 * fault. Throws `OutputFailed` for everything else, such as a full disk.
 */
export async function writeOut(stream: Writable, text: string, about: string): Promise<void> {
  const failed = await written(stream, text)
  if (failed && failed.code !== 'EPIPE')
    throw new OutputFailed(`${about} could not be written to standard output: ${failed.message}.`)
}

/** Writes a text to where failures are told. Where that cannot be written, there is nobody left to tell. */
export const writeError = async (stream: Writable, text: string): Promise<void> => {
  await written(stream, text)
}

/** Errors of a stream come as an event too, which ends the process when nobody listens. */
export const survive = (...streams: readonly Writable[]): void => {
  for (const stream of streams) if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore)
}

const ignore = (): void => {}

function written(stream: Writable, text: string): Promise<NodeJS.ErrnoException | null | undefined> {
  survive(stream)
  return new Promise(resolve => stream.write(text, resolve))
}
