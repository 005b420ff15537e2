import type { Socket } from 'node:net'
import { badRequest, type RequestRefused } from '../vocabulary/request-refused.ts'
import { answerUnderWay } from './shapes.ts'
import { requestTimeout } from './bodies/refusals.ts'
import { closeConnection } from './close-connection.ts'
import { type ProblemSource, problemText } from './raw-problem.ts'

/** Answers bytes that are not an HTTP request with a problem document and closes the connection; no route or hook sees them. */
export const answerClientError =
  (source: ProblemSource) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
    // A client that has sent nothing expects nothing: on an idle connection it would take this for the answer to its next request.
    if (!socket.writable || socket.bytesRead === 0 || owesAnAnswer(socket)) return void socket.destroy()
    socket.write(problemText(refusalOf(error.code), source))
    closeConnection(socket)
  }

/** Whether an earlier request of the connection is unanswered: the problem document would be read as its answer. */
function owesAnAnswer(socket: Socket): boolean {
  const underWay = answerUnderWay(socket)
  return underWay ? underWay.headersSent || underWay.req.complete : false
}

function refusalOf(code: string | undefined): RequestRefused {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout()
  const message = code === 'HPE_HEADER_OVERFLOW' ? 'the headers are too large' : 'this is not an HTTP request'
  return badRequest([{ pointer: '', message }])
}
