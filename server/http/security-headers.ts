import { NO_CONTENT_POLICY } from './csp.ts';

/**
 * The headers of every answer. Helmet is not used: its policy is one for all pages, ours holds the
 * hashes of each page, and for files from memory the headers are made once at start.
 * @param siteUrl decides whether browsers are told to stay on https
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': NO_CONTENT_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:')
      ? // Without includeSubDomains: what else the company runs on its domain is not ours to decide.
        { 'strict-transport-security': 'max-age=31536000' }
      : {}),
  };
}
