import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

/**
 * Ends this process in favour of the program: by replacing it where Node can (22.15 and later, not on Windows), else by
 * a child whose signals and exit code are passed on.
 *
 * KONTTORI_LAUNCHERS tells the program the process ids that it should not outlive, since a launcher that is killed
 * passes on no signal. npm is one, and so is the shell npm starts us through, which dies of SIGTERM and passes on
 * nothing either. A shell that someone logs out of is none.
 */
export function become(program, args, environment) {
  const launchers = process.env.npm_lifecycle_event === undefined ? [] : npmProcesses()
  if (process.execve && process.platform !== 'win32') {
    process.execve(program, [program, ...args], { ...environment, KONTTORI_LAUNCHERS: launchers.join(' ') })
  }
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...environment, KONTTORI_LAUNCHERS: [process.pid, ...launchers].join(' ') },
  })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('error', error => {
    process.stderr.write(`konttori: ${program} cannot be run: ${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
  })
}

/** npm itself, after the shell it may have put between us. */
function npmProcesses() {
  const parent = process.ppid
  const grandparent = isShell(parent) ? parentOf(parent) : undefined
  return grandparent === undefined ? [parent] : [parent, grandparent]
}

function isShell(pid) {
  const [program = '', flag] = readProc(pid, 'cmdline').split('\0')
  return /(^|\/)(a|ba|da|k|z)?sh$/.test(program) && flag === '-c'
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name, in parentheses, may itself hold spaces. */
function parentOf(pid) {
  const stat = readProc(pid, 'stat')
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  return parent > 1 ? parent : undefined
}

function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
