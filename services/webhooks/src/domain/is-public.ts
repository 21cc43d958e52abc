/** The numbers of an event, as in the event's envelope. */
interface Numbered {
  readonly sequence: number | null;
  readonly position?: number;
}

/**
 * Whether an event is for subscriptions. Types that are public today were internal in releases without positions, whose events can be published again; those
 * have no number at all.
 */
export const isPublic = (event: Numbered): boolean => event.sequence !== null || event.position !== undefined || 'isTriggered' in event;
