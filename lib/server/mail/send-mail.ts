import 'server-only';
import { after } from 'next/server';
import { env } from '../../env';
import { log } from '../log/log';
import { deliver, deliveryFailure, type Mail } from './deliver';

/** Sends a mail after the response, if mail is configured. A failure is only logged, because what the mail is about has already happened. */
export function sendMail(mail: Mail): void {
  after(async () => {
    try {
      const file = await deliver(mail, env);
      if (file) log.info({ file }, 'A mail was written');
    } catch (error) {
      log.error(deliveryFailure(error), 'A mail could not be sent');
    }
  });
}
