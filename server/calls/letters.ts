import { createHash, createHmac } from 'node:crypto';
import webPush from 'web-push';
import type { Call, CallWay } from '../../games/shared/protocol';
import type { PushKeys, Way } from '../storage/matchStore';
import type { Letter } from './outgoing';

/** How long a push service keeps a call for a device that is offline, in seconds. */
const KEPT = 24 * 3600;

/** The keys of a browser's push subscription. */
type Keys = Extract<CallWay, { kind: 'push' }>['keys'];

type Sender = {
  readonly keys: PushKeys;
  /** Where operators of a push service can reach the operator of this server. */
  readonly contact: string;
};

/** A call that still waits at a push service is replaced by the next call about the same match. */
const topicOf = (matchID: string): string =>
  createHash('sha256').update(matchID).digest('base64url').slice(0, 32);

/**
 * A call as a push service takes it, encrypted for the player's browser. Throws when the browser's keys are invalid.
 */
const pushLetter = ({ address, secret }: Way, call: Call, { keys, contact }: Sender): Letter => {
  const subscription = { endpoint: address, keys: JSON.parse(secret) as Keys };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(call), {
    vapidDetails: { subject: contact, ...keys },
    TTL: KEPT,
    urgency: 'high',
    topic: topicOf(call.matchID),
  });
  return { address, headers, body };
};

/** A call as a web address gets it: JSON with the time, signed with the secret that the player has chosen. */
const webhookLetter = ({ address, secret }: Way, call: Call, now: number): Letter => {
  const body = JSON.stringify(call);
  const time = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    address,
    headers: { 'Content-Type': 'application/json', 'X-Time': time, 'X-Signature': `sha256=${signature}` },
    body,
  };
};

/** A call in the form that its way needs. Throws when it cannot be sent that way. */
export const letterOf = (way: Way, call: Call, sender: Sender, now: number): Letter =>
  way.kind === 'push' ? pushLetter(way, call, sender) : webhookLetter(way, call, now);
