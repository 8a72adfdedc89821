import ipaddr from 'ipaddr.js';

/** Matches an IPv4 address, or an IPv6 address in brackets, which proxies may write with a port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/** Bits of an IPv6 address that count: each client has at least a /64, which is 18 quintillion addresses. */
const IPV6_PREFIX = 64;

/** The address that rate limits count by: IPv4 (also mapped into IPv6), or the /64 network of an IPv6 address; null for anything else. */
export function normalizeAddress(text: string): string | null {
  const [, bracketed, plain] = WITH_PORT.exec(text.trim()) ?? [];
  const address = bracketed ?? plain ?? text.trim();
  if (!ipaddr.isValid(address) || (!address.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(address))) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${IPV6_PREFIX}`);
  return `${network}/${IPV6_PREFIX}`;
}

/** Network of an address: the /24 of an IPv4 or the /48 of an IPv6 address, else `unknown`. Whoever uses the site in one place usually stays in it. */
export function addressRange(address: string): string {
  const [plain = ''] = address.split('/');
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  const [family, prefix] = parsed.kind() === 'ipv4' ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48];
  return `${family.networkAddressFromCIDR(`${parsed}/${prefix}`)}/${prefix}`;
}

/** The client's address. `forwarded` is the header X-Forwarded-For if our proxy is trusted, which wrote the last entry of it. */
export function clientAddress(remote: string | undefined, forwarded: string | undefined): string {
  const last = forwarded?.split(',').at(-1) ?? '';
  return normalizeAddress(last) ?? normalizeAddress(remote ?? '') ?? 'unknown';
}
