/**
 * How many times larger than drawn an element without a transform stands in the window: what is measured in the window
 * has to be divided by it before it is said in px inside. 1 where nothing is laid out.
 */
export const grownTimes = (element: HTMLElement): number =>
  element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
