/**
 * What every scanner finds and nothing runs: https://www.eicar.org/download-anti-malware-testfile/. In two parts, so that no
 * scanner finds it in this file.
 */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')
