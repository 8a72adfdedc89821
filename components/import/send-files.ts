import { accountPaths } from '@/lib/account-paths';

/** Sends what is brought. `onProgress` gets how much of it has been sent, from 0 to 1. Answers where to go, or null where it did not arrive. */
export function sendFiles(form: FormData, signal: AbortSignal, onProgress: (sent: number) => void): Promise<string | null> {
  return new Promise((resolve) => {
    // fetch does not tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', accountPaths.importFiles);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(typeof request.response?.path === 'string' ? request.response.path : null);
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
