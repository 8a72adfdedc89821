import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

/** Ends a request whose parameters are wrong. */
export function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
