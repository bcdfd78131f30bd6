/**
 * By what factor an element without a transform is enlarged in the window: divide window measurements by it to get px
 * inside the element. 1 where there is no layout.
 */
export const grownTimes = (element: HTMLElement): number =>
  element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
